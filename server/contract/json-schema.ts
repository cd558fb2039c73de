import { z } from 'zod';

/** What is used of JSON Schema 2020-12 here. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** What zod says of whole numbers without a bound, which tells nobody anything. */
const bounds: Record<string, number> = {
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
};

/**
 * A schema of the declarations as JSON Schema: as what comes in is written, or as what goes out reads.
 * @throws Error for what JSON Schema cannot say
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      // The long patterns of what a format names already.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      for (const [key, value] of Object.entries(bounds)) {
        if (jsonSchema[key] === value) delete jsonSchema[key];
      }
      // An answer holds nothing else today; a later one may, and whoever reads it must not stumble over that.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return json;
}
