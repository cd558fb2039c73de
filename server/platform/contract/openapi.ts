import { calls } from '#shared/platform/calls.ts';
import type { Call } from '#shared/base/contract.ts';
import { errorBody } from '#shared/base/error-body.ts';
import { describeCall, type DescribedCall, type Parameter } from './described-call.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { nounDescriptions } from './noun-descriptions.ts';

/** The data of the document that depend on where it is read. */
export type Place = { origin: string; sessionCookie: string; version: string };

type Operation = Record<string, unknown>;
type Paths = Record<string, Record<string, Operation>>;

export type OpenApiDocument = {
  openapi: string;
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Paths;
  components: { securitySchemes: object; schemas: object };
};

/** The paths of all calls; independent of the request. */
export function describePaths(): Paths {
  const paths: Paths = {};
  for (const [noun, ofNoun] of Object.entries<Record<string, Call>>(calls)) {
    for (const [name, call] of Object.entries(ofNoun)) {
      const operations = (paths[call.path.replaceAll(/:(\w+)/g, '{$1}')] ??= {});
      operations[call.method.toLowerCase()] = {
        operationId: `${noun}.${name}`,
        tags: [noun],
        ...toOperation(describeCall(call)),
      };
    }
  }
  return paths;
}

/** The OpenAPI 3.1 document of the whole API. */
export const toDocument = (paths: Paths, { origin, sessionCookie, version }: Place): OpenApiDocument => ({
  openapi: '3.1.1',
  info: {
    title: 'Baobab',
    version,
    license: { name: 'MIT', identifier: 'MIT' },
    description:
      'Made from the declarations that the server and the pages use. x-permission: anyone, identity (any account, also one that must still set up its second factor), account, staff, users (those who manage users).',
  },
  servers: [{ url: origin }],
  tags: Object.entries(nounDescriptions).map(([name, description]) => ({ name, description })),
  paths,
  components: {
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    schemas: { Error: jsonSchemaOf(errorBody, 'output') },
  },
});

function toOperation({ call, parameters, body, answer, errors }: DescribedCall): Operation {
  const answers: [string, object][] = [
    [String(answer.status), { description: 'Done', content: { [answer.type]: { schema: answer.schema } } }],
    ...(call.formLeadsTo === undefined
      ? []
      : ([['303', { description: `To a plain form: on to ${call.formLeadsTo}` }]] as [string, object][])),
    ...errors.map(([status, codes]): [string, object] => [
      String(status),
      {
        description: codes.join(', '),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Error' },
                { type: 'object', properties: { code: { enum: codes } } },
              ],
            },
          },
        },
      },
    ]),
  ];
  return {
    summary: call.summary,
    'x-permission': call.permission,
    security: call.permission === 'anyone' ? [] : [{ session: [] }],
    ...(parameters.length > 0 ? { parameters: parameters.map(toParameter) } : {}),
    ...(body ? { requestBody: { required: true, content: { [body.type]: { schema: body.schema } } } } : {}),
    responses: Object.fromEntries(answers),
  };
}

const toParameter = ({ name, where, isRequired, schema, description }: Parameter) => ({
  name,
  in: where,
  required: isRequired,
  ...(description ? { description } : {}),
  schema,
});
