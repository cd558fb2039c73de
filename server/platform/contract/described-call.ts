import { type Call, errorsOf } from '#shared/base/contract.ts';
import { type ErrorCode, errorStatus } from '#shared/base/errors.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

export type Parameter = {
  name: string;
  where: 'path' | 'query' | 'header';
  isRequired: boolean;
  schema: JsonSchema;
  description: string;
};

type Content = { type: string; schema: JsonSchema };

/** A declared call with its schemas as JSON Schema, from which the document is made. */
export type DescribedCall = {
  call: Call;
  parameters: Parameter[];
  body: Content | null;
  answer: Content & { status: number };
  /** Error codes by status, in ascending order. */
  errors: [status: number, codes: ErrorCode[]][];
};

/** @throws Error for a schema that JSON Schema cannot express */
export function describeCall(call: Call): DescribedCall {
  return {
    call,
    parameters: [...pathParameters(call), ...queryParameters(call), ...headerParameters(call)],
    body: bodyOf(call),
    answer: {
      status: call.status ?? 200,
      ...(typeof call.answer === 'string'
        ? { type: call.answer, schema: { type: 'string', format: 'binary' } }
        : { type: 'application/json', schema: jsonSchemaOf(call.answer, 'output') }),
    },
    errors: errorsByStatus(call),
  };
}

function pathParameters({ path, params }: Call): Parameter[] {
  const known = params ? (jsonSchemaOf(params, 'input').properties ?? {}) : {};
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name: name!,
    where: 'path',
    isRequired: true,
    schema: (known[name!] as JsonSchema | undefined) ?? { type: 'string' },
    description: '',
  }));
}

function queryParameters({ query }: Call): Parameter[] {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    where: 'query',
    isRequired: required.includes(name),
    schema: schema as JsonSchema,
    description: '',
  }));
}

const headerParameters = ({ headers = {} }: Call): Parameter[] =>
  Object.entries(headers).map(([name, description]) => ({
    name,
    where: 'header',
    isRequired: false,
    schema: { type: 'string' },
    description,
  }));

function bodyOf({ body }: Call): Content | null {
  if (!body) return null;
  if ('file' in body) {
    const fields = body.fields ? jsonSchemaOf(body.fields, 'input') : {};
    const properties = { [body.file]: { type: 'string', format: 'binary' } as const, ...fields.properties };
    const required = [body.file, ...(fields.required ?? [])];
    return { type: 'multipart/form-data', schema: { type: 'object', properties, required } };
  }
  if ('bytes' in body) return { type: body.bytes, schema: { type: 'string', format: 'binary' } };
  const schema =
    'by' in body
      ? { anyOf: Object.entries(body.of).map(([title, one]) => ({ title, ...jsonSchemaOf(one, 'input') })) }
      : jsonSchemaOf(body, 'input');
  return { type: 'application/json', schema };
}

function errorsByStatus(call: Call): [number, ErrorCode[]][] {
  const byStatus = Map.groupBy(errorsOf(call), (code) => errorStatus[code] as number);
  return [...byStatus].toSorted(([a], [b]) => a - b);
}
