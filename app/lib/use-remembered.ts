import { useEffect, useState } from 'react';

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
