import { useEffect, useEffectEvent, useState } from 'react';
import { readJson, readText, writeJson, writeText } from './storage.ts';

/** A switch whose state this browser remembers; initially on. */
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
 * A value that this browser remembers, per user if the key names one. It is `first` until the stored value has been
 * read, and if the stored value is invalid.
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
