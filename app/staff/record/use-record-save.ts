import { useRef } from 'react';
import type { AnswerOf } from '#shared/call-types.ts';
import type { AddedPath, RecordPath } from '#shared/nouns.ts';
import { ta } from '../../lib/admin-text.ts';
import { callApi } from '../../lib/api.ts';
import type { CreateOnce, FormState } from '../form/use-form-editor.ts';

type Opened<P extends RecordPath> = AnswerOf<`GET ${P}/:id/edit`>;

type Options<T, P extends RecordPath> = {
  /** What is sent of a form. */
  toForm: (values: T) => object;
  /** What the form says of a record. */
  toValues: (record: Opened<P>) => T;
};

/**
 * Saves the form of one record of a collection and reads the record again, for `useFormEditor`.
 * @param given the record's id; undefined for a new one, which the first save creates
 */
export function useRecordSave<T, P extends RecordPath>(
  path: P,
  given: string | undefined,
  { toForm, toValues }: Options<T, P>,
) {
  const id = useRef(given);
  // One type for the calls of all collections: `P` is not known here.
  const collection: RecordPath = path;
  return {
    put: async (values: T, version: number, createOnce: CreateOnce): Promise<FormState<T>> => {
      const form = toForm(values);
      if (id.current === undefined) {
        const { created, isRepeated } = await createOnce((headers) =>
          // Only what the staff add to has a form without a record.
          callApi(`POST ${collection as AddedPath}`, { form, headers }),
        );
        id.current = created.id;
        if (!isRepeated) return { values, version: 1 };
      }
      // What an earlier attempt has created is of the first version.
      const opened = Math.max(version, 1);
      await callApi(`PUT ${collection}/:id`, {
        params: { id: id.current },
        form: { ...form, version: opened },
      });
      return { values, version: opened + 1 };
    },
    reopen: async () => {
      const answer = await callApi(`GET ${collection}/:id/edit`, { params: { id: id.current! } });
      const note = answer.isDeleted ? ta('conflict.inTrash') : undefined;
      return { values: toValues(answer as Opened<P>), version: answer.version, note };
    },
  };
}
