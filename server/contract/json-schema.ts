import { z } from 'zod';

/** What is used of JSON Schema 2020-12 here. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The bounds that zod writes for unbounded integers; they carry no information. */
const bounds: Record<string, number> = {
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
};

/**
 * A schema of the declarations as JSON Schema: for input or for output.
 * @throws Error for what JSON Schema cannot say
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      nameKeys(jsonSchema);
      // The long patterns of what a format names already.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      for (const [key, value] of Object.entries(bounds)) {
        if (jsonSchema[key] === value) delete jsonSchema[key];
      }
      // An answer has no other fields today; a later version may, and clients must accept them.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return json;
}

/** Writes the keys of a record with known keys as properties: zod requires them by name, and describes them elsewhere. */
function nameKeys(schema: JsonSchema): void {
  const { required, propertyNames, additionalProperties } = schema;
  if (!required || schema.properties || typeof additionalProperties !== 'object') return;
  schema.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]));
  if (typeof propertyNames === 'object' && propertyNames.enum?.length === required.length) {
    delete schema.propertyNames;
    delete schema.additionalProperties;
  }
}
