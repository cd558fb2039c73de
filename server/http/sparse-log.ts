/** Milliseconds in which one line is written at most. */
const everyMs = 1000;

/**
 * Writes one line a second at most, so that what strangers do cannot fill the log. A line carries as `leftOut` how many were
 * not written before it.
 */
export function createSparseLog(write: (line: object) => void) {
  let writtenAt = Number.NEGATIVE_INFINITY;
  let leftOut = 0;
  let last: object = {};

  function flush(): void {
    write(leftOut > 0 ? { ...last, leftOut } : last);
    writtenAt = performance.now();
    leftOut = 0;
  }

  return {
    write(line: object): void {
      last = line;
      if (performance.now() - writtenAt < everyMs) leftOut++;
      else flush();
    },

    /** Writes how many were left out since the last line, if any. */
    end(): void {
      if (leftOut > 0) flush();
    },
  };
}
