import type { BackupRun } from '#shared/operations/backup.ts';
import { formatBytes } from '#shared/base/bytes.ts';
import { formatCount, formatMoment, ta } from '../../../lib/admin-text.ts';
import { columnsOf, type ListColumn, ListTable } from '../../../staff/list/list-table.tsx';

/** Milliseconds after which a run without an end belongs to a killed process: the time limit of its job. */
const longestRunMs = 6 * 3600_000;

export const isRunning = ({ startedAt, endedAt }: BackupRun, now: number): boolean =>
  endedAt === null && now - Date.parse(startedAt) < longestRunMs;

/** "2 min 5 s". Shorter times count as one second. */
function durationText(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  return minutes === 0
    ? ta('backup.seconds', { count: seconds })
    : ta('backup.minutes', { minutes, seconds: seconds % 60 });
}

function stateOf(run: BackupRun, now: number) {
  if (isRunning(run, now)) return { text: 'running', style: 'badge-plain' } as const;
  if (run.endedAt === null) return { text: 'broken', style: 'badge-red' } as const;
  return run.isGood ? ({ text: 'good', style: '' } as const) : ({ text: 'bad', style: 'badge-red' } as const);
}

const columns = (now: number): readonly ListColumn<BackupRun>[] =>
  columnsOf((name) => ta(`backup.${name}`), {
    what: { cell: ({ kind }) => <span className="cell-name">{ta(`backup.kind.${kind}`)}</span> },
    state: {
      isFact: true,
      cell: (run) => {
        const { text, style } = stateOf(run, now);
        return <span className={`badge ${style}`}>{ta(`backup.${text}`)}</span>;
      },
    },
    when: { isFact: true, cell: ({ startedAt }) => formatMoment(startedAt) },
    holds: {
      isFact: true,
      cell: ({ rows, files, fileBytes, fault }) =>
        fault !== null ? (
          // Names of chunks and paths are single long words.
          <span className="wrap-anywhere">{ta(`backup.faults.${fault.code}`, fault.values)}</span>
        ) : rows === null ? (
          ''
        ) : (
          ta('backup.rowsAndFiles', {
            rows: formatCount(rows),
            files: formatCount(files ?? 0),
            size: formatBytes(fileBytes ?? 0),
          })
        ),
    },
    took: {
      isFact: true,
      cell: ({ startedAt, endedAt }) =>
        endedAt === null ? '' : durationText(Date.parse(endedAt) - Date.parse(startedAt)),
    },
    written: { cell: ({ writtenBytes }) => (writtenBytes === null ? '' : formatBytes(writtenBytes)) },
  });

/** Backups and drills, including failed ones, the newest first. */
export function RunTable({ runs, now }: { runs: readonly BackupRun[]; now: number }) {
  return (
    <ListTable<BackupRun>
      label={ta('backup.runs')}
      rows={runs}
      nameOf={({ kind, startedAt }) => `${ta(`backup.kind.${kind}`)} ${formatMoment(startedAt)}`}
      columns={columns(now)}
    />
  );
}
