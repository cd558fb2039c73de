import type { JsonSchema } from './json-schema.ts';

/** A schema in readable form, similar to a TypeScript type, with its limits. */
export function sketch(schema: JsonSchema | boolean | undefined, indent = ''): string {
  if (schema === undefined || schema === true) return 'any';
  if (schema === false) return 'nothing';
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return unique(branches.map((one) => sketch(one, indent)));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(schema.type))
    return unique(schema.type.map((type) => sketch({ ...schema, type }, indent)));
  switch (schema.type) {
    case 'object':
      return sketchObject(schema, indent);
    case 'array':
      return sketchArray(schema, indent);
    case 'string':
      return (schema.format ?? 'string') + limits(schema.minLength, schema.maxLength);
    case 'number':
    case 'integer':
      return schema.type + limits(schema.minimum, schema.maximum);
    default:
      return schema.type ?? 'any';
  }
}

const unique = (texts: readonly string[]) => [...new Set(texts)].join(' | ');

/** Limits such as " (1–200)"; empty if there is none. */
function limits(least?: number, most?: number): string {
  if (least === undefined && most === undefined) return '';
  if (most === undefined) return ` (≥ ${least})`;
  return least === undefined ? ` (≤ ${most})` : ` (${least}–${most})`;
}

function sketchArray({ items, prefixItems, minItems, maxItems }: JsonSchema, indent: string): string {
  const item = prefixItems
    ? `[${prefixItems.map((one) => sketch(one as JsonSchema, indent)).join(', ')}]`
    : sketch(items as JsonSchema | undefined, indent);
  return `${item.includes(' | ') ? `(${item})` : item}[]${limits(minItems, maxItems)}`;
}

function sketchObject(
  { properties, required = [], additionalProperties }: JsonSchema,
  indent: string,
): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties ?? {}).map(
    ([name, one]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${sketch(one, inner)}`,
  );
  if (typeof additionalProperties === 'object')
    lines.push(`${inner}[name]: ${sketch(additionalProperties, inner)}`);
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}';
}
