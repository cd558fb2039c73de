import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { maxImportBytes } from '#shared/base/limits.ts';
import type { FileReading, ImportPreview, ImportUndone, MendedCell } from '#shared/catalogue/table-import.ts';
import { callApi } from '../../../lib/api.ts';
import { failureOf } from '../../../lib/failure.ts';
import { listText, ta } from '../../../lib/admin-text.ts';
import { keptText, namesText } from '../product-admin/kept-text.ts';
import { reportFailure } from '../../../lib/report-failure.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { exchangeFile, sendFile } from '../../../lib/send-file.ts';
import { useStep } from '../../../lib/use-step.ts';
import { toast } from '../../../ui/toast.ts';

/** Maximum number of lines that a message lists. */
const shownInMessage = 10;

/** Path of the API of a noun that is imported from files. */
export type ImportedNoun = 'products' | 'reference';

/** A file, how it is read, its corrected cells and its preview. */
type Previewed = { file: File; preview: ImportPreview; mends: readonly MendedCell[]; reading: FileReading };

/** The running step: a file is being read, or an import runs. */
export type Busy = { reading: string } | 'importing' | null;

/** The steps of an import: choose a file, check it, import it, undo it. A failure keeps the preview. */
export function useImport(noun: ImportedNoun) {
  const { revalidate } = useRevalidator();
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const { busy, error, setError, run: step } = useStep<NonNullable<Busy>>(messageOf);

  /** The fields of the form beside the file. */
  const fieldsOf = ({ file, mends, reading }: Omit<Previewed, 'preview'>) => ({
    file,
    mends: JSON.stringify(mends),
    reading: JSON.stringify(reading),
  });

  /** Reads a file with corrected cells. A failure keeps the corrections. */
  async function loadPreview(file: File, mends: readonly MendedCell[] = [], reading: FileReading = {}) {
    if (file.size > maxImportBytes) return setError(ta('transfer.tooLarge'));
    await step({ reading: file.name }, async () => {
      const given = { file, mends, reading };
      const sent = sendFile(`POST /api/${noun}/import/preview`, fieldsOf(given));
      const preview = await sent.catch((failure: unknown) => {
        if (previewed?.file !== file) setPreviewed(null);
        throw failure;
      });
      setPreviewed({ ...given, preview });
    });
  }

  const run = (skip: boolean) =>
    step('importing', async () => {
      if (!previewed) return;
      const done = await sendFile(`POST /api/${noun}/import`, {
        ...fieldsOf(previewed),
        expect: previewed.preview.expect,
        skip: String(skip),
      });
      setPreviewed(null);
      const text = ta('transfer.doneText', { created: String(done.created), updated: String(done.updated) });
      toast({
        title: ta('transfer.done'),
        text: skip ? ta('transfer.doneLeftOut', { done: text, count: previewed.preview.totals.error }) : text,
        action: { label: ta('common.undo'), run: () => void undo(done.id) },
      });
      await revalidate();
    });

  /** Saves the wrong rows as a separate file. */
  async function saveBadRows() {
    if (!previewed) return;
    setError(null);
    try {
      const rows = await exchangeFile(`POST /api/${noun}/import/bad-rows`, fieldsOf(previewed));
      saveFile(rows, `${noun}-rows-with-errors.csv`);
    } catch (failure) {
      setError(messageOf(failure));
    }
  }

  async function undo(id: string) {
    try {
      const undone = await callApi(`POST /api/${noun}/import/:id/undo`, { params: { id } });
      toast({
        title: ta('transfer.undoDone'),
        text: undoText(undone),
        isError: undone.left.length + undone.kept.length > 0,
      });
    } catch (failure) {
      reportFailure(ta('transfer.undoFailed'), failure, undefined, () => void undo(id));
    }
    await revalidate();
  }

  return {
    previewed,
    busy,
    error,
    loadPreview,
    run,
    saveBadRows,
    undo,
    reset: () => {
      setPreviewed(null);
      setError(null);
    },
  };
}

function undoText({ removed, restored, left, kept }: ImportUndone): string {
  const text = ta('transfer.undoText', { removed: String(removed), restored: String(restored) });
  const leftAlone =
    left.length > 0 && ta('transfer.undoLeft', { count: left.length, names: namesText(left) });
  return [text, leftAlone, keptText(kept)].filter(Boolean).join(' ');
}

/** The error text: about rows that changed meanwhile, else about the file, else about the whole import. */
function messageOf(failure: unknown): string {
  const { status, fields, body } = failureOf(failure);
  if (status === null) return ta('transfer.notSent');
  const lines = Object.keys(fields).filter((name) => /^\d+$/.test(name));
  if (lines.length > 0) {
    const more = lines.length > shownInMessage ? ' …' : '';
    return ta('transfer.changedLines', {
      count: lines.length,
      lines: listText(lines.slice(0, shownInMessage)) + more,
    });
  }
  return fields['file'] ?? body?.message ?? ta('common.networkFailed');
}
