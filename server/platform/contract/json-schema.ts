import { z } from 'zod';

/** The part of JSON Schema 2020-12 that is used here. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The bounds that zod writes for unbounded integers; they carry no information. */
const bounds: Record<string, number> = {
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
};

/**
 * A schema of the declarations as JSON Schema, for input or for output.
 * @throws Error for a schema that JSON Schema cannot express
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      nameKeys(jsonSchema);
      // Remove long patterns that the format implies.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      for (const [key, value] of Object.entries(bounds)) {
        if (jsonSchema[key] === value) delete jsonSchema[key];
      }
      // Answers have no other fields today, but a later version may add some, and clients must accept them.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return json;
}

/**
 * Writes the keys of a record with known keys as properties: zod lists them as required, but describes them
 * elsewhere.
 */
function nameKeys(schema: JsonSchema): void {
  const { required, propertyNames, additionalProperties } = schema;
  if (!required || schema.properties || typeof additionalProperties !== 'object') return;
  schema.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]));
  if (typeof propertyNames === 'object' && propertyNames.enum?.length === required.length) {
    delete schema.propertyNames;
    delete schema.additionalProperties;
  }
}
