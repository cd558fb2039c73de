import type { CallOverview, NounOverview } from '#shared/platform/api-overview.ts';
import { calls } from '#shared/platform/calls.ts';
import type { Call } from '#shared/base/contract.ts';
import { demand } from '#shared/base/policy.ts';
import type { CurrentUser } from '#shared/people/user.ts';
import { describeCall } from './described-call.ts';
import { nounDescriptions } from './noun-descriptions.ts';
import { describePaths, type OpenApiDocument, toDocument } from './openapi.ts';
import { sketch } from './sketch.ts';

export type ContractService = ReturnType<typeof createContractService>;

/**
 * Describes the API to the staff. It is not public: the calls serve our own pages and may change with them, and a
 * published API would be a promise (decision 019).
 */
export function createContractService({ version }: { version: string }) {
  // Built at the first request, because most processes never get one.
  let paths: OpenApiDocument['paths'] | undefined;
  let overview: NounOverview[] | undefined;

  return {
    /** The OpenAPI document. @throws AppError `forbidden` for anyone but the staff */
    document(actor: CurrentUser | null, place: { origin: string; sessionCookie: string }): OpenApiDocument {
      demand(actor, 'staff');
      return toDocument((paths ??= describePaths()), { ...place, version });
    },

    /**
     * The calls that contain these words in noun, method, path, permission or summary, by noun.
     * @throws AppError `forbidden` for anyone but the staff
     */
    overview(actor: CurrentUser | null, search: string): NounOverview[] {
      demand(actor, 'staff');
      const words = search.toLowerCase().split(/\s+/).filter(Boolean);
      return (overview ??= describeNouns())
        .map(({ calls: ofNoun, ...noun }) => ({
          ...noun,
          calls: ofNoun.filter(({ id, method, path, permission, summary }) => {
            const text = [id, method, path, permission, summary].join(' ').toLowerCase();
            return words.every((word) => text.includes(word));
          }),
        }))
        .filter((noun) => noun.calls.length > 0);
    },
  };
}

const describeNouns = (): NounOverview[] =>
  Object.entries<Record<string, Call>>(calls).map(([noun, ofNoun]) => ({
    noun,
    description: nounDescriptions[noun as keyof typeof calls],
    calls: Object.entries(ofNoun).map(([name, call]) => toOverview(`${noun}.${name}`, call)),
  }));

function toOverview(id: string, call: Call): CallOverview {
  const { parameters, body, answer, errors } = describeCall(call);
  const { method, path, permission, summary } = call;
  return {
    id,
    method,
    path,
    permission,
    summary,
    parameters: parameters.map(({ name, where, schema, note }) => ({
      name,
      where,
      shape: sketch(schema),
      note,
    })),
    body: body && { type: body.type, shape: sketch(body.schema) },
    answer: { status: answer.status, type: answer.type, shape: sketch(answer.schema) },
    errors: errors.map(([status, codes]) => ({ status, codes })),
  };
}
