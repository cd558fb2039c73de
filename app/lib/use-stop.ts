import { type RefObject, useEffect, useRef } from 'react';

/** A controller that aborts when the component is gone. */
export function useStop(): RefObject<AbortController> {
  const stop = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    return () => controller.abort();
  }, []);
  return stop;
}
