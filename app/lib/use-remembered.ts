import { useEffect, useEffectEvent, useState } from 'react';
import { readJson, readText, writeJson, writeText } from './storage.ts';

/** A switch whose position this browser remembers; on at first. */
export function useRemembered(key: string): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => setIsOn(readText(key) !== 'off'), [key]);
  return [
    isOn,
    (value) => {
      writeText(key, value ? 'on' : 'off');
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
  const load = useEffectEvent((place: string) => setValue(read(readJson(place)) ?? first));
  useEffect(() => load(key), [key]);
  return [
    value,
    (next) => {
      setValue(next);
      writeJson(key, next);
    },
  ];
}
