import { useRef } from 'react';
import type { AnswerOf } from '#shared/platform/call-types.ts';
import type { AddedPath, RecordPath } from '#shared/base/nouns.ts';
import { ta } from '../../lib/admin-text.ts';
import { callApi } from '../../lib/api.ts';
import type { CreateOnce, FormState } from '../form/use-form-editor.ts';

type Opened<P extends RecordPath> = AnswerOf<`GET ${P}/:id/edit`>;

type Options<T, P extends RecordPath> = {
  /** Converts form values to the body that is sent. */
  toForm: (values: T) => object;
  /** Converts a record to form values. */
  toValues: (record: Opened<P>) => T;
};

/**
 * Saves the form of one record and reads the record again, for `useFormEditor`.
 * @param given the record's id; undefined for a new one, which the first save creates
 */
export function useRecordSave<T, P extends RecordPath>(
  path: P,
  given: string | undefined,
  { toForm, toValues }: Options<T, P>,
) {
  const id = useRef(given);
  // One type for the calls of all collections, because `P` is not known here.
  const collection: RecordPath = path;
  return {
    put: async (values: T, version: number, createOnce: CreateOnce): Promise<FormState<T>> => {
      const form = toForm(values);
      if (id.current === undefined) {
        const { created, isRepeated } = await createOnce((headers) =>
          // Only collections to which the staff can add records have a form without a record.
          callApi(`POST ${collection as AddedPath}`, { form, headers }),
        );
        id.current = created.id;
        if (!isRepeated) return { values, version: 1 };
      }
      // A record that an earlier attempt has created has at least version 1.
      const opened = Math.max(version, 1);
      await callApi(`PUT ${collection}/:id`, {
        params: { id: id.current },
        form: { ...form, version: opened },
      });
      return { values, version: opened + 1 };
    },
    reopen: async () => {
      const answer = await callApi(`GET ${collection}/:id/edit`, { params: { id: id.current! } });
      const notice = answer.isDeleted ? ta('conflict.inTrash') : undefined;
      return { values: toValues(answer as Opened<P>), version: answer.version, notice };
    },
  };
}
