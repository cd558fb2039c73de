/** Milliseconds between two lines at least. */
const everyMs = 1000;

/**
 * Writes one line a second at most, so that clients cannot fill the log. `leftOut` in a line counts the lines
 * that were left out before it.
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

    /** Writes the last line that was left out, if any, with the count of the others. */
    end(): void {
      if (leftOut === 0) return;
      leftOut--;
      flush();
    },
  };
}
