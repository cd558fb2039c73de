export declare const longestPauseSeconds: number;
export declare const countDeath: (deathsBefore: number, ranMs: number) => number;
export declare const restartPauseSeconds: (deaths: number) => number;
