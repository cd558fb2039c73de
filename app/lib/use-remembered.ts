import { useEffect, useEffectEvent, useState } from 'react';

/** A switch whose position this browser remembers; on at first. */
export function useRemembered(key: string): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => setIsOn(localStorage.getItem(key) !== 'off'), [key]);
  return [
    isOn,
    (value) => {
      localStorage.setItem(key, value ? 'on' : 'off');
      setIsOn(value);
    },
  ];
}

/**
 * A value that this browser remembers, for one user where the key names one. It is the first one until what is kept has
 * been read, and where that is not of its kind.
 */
export function useRememberedValue<T>(
  key: string,
  first: T,
  read: (kept: unknown) => T | null,
): [T, (value: T) => void] {
  const [value, setValue] = useState(first);
  const load = useEffectEvent((place: string) => {
    try {
      setValue(read(JSON.parse(localStorage.getItem(place) ?? 'null')) ?? first);
    } catch {
      // Not written by this program.
      setValue(first);
    }
  });
  useEffect(() => load(key), [key]);
  return [
    value,
    (next) => {
      setValue(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Without room it holds until the page is left.
      }
    },
  ];
}
