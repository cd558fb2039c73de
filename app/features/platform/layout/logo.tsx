/** The company's logo, inline in the document: as a picture it would cost a request. */
export function Logo() {
  return (
    <svg viewBox="0 0 64 64" className="size-8" aria-hidden="true">
      <rect width="64" height="64" rx="14" fill="#0f5b47" />
      <path
        d="M14 55q8-4 8-14Q22 34 12 27h8q6 3 8 7 1-8-2-17h12q-3 9-2 17 2-4 8-7h8Q42 34 42 41q0 10 8 14-18 3-36 0z"
        fill="#faf6ef"
      />
      <path
        d="M18 19q-4 0-4-4 0-4 5-4 1-2 4-2 3-3 9-3t9 3q3 0 4 2 5 0 5 4 0 4-4 4zM9 29q-5 0-5-4 0-3 4-3 2-4 7-3 4 0 5 3 4 0 4 3.5 0 3.5-4 3.5zM44 29q-4 0-4-3.5t4-3.5q1-3 5-3 5-1 7 3 4 0 4 3 0 4-5 4z"
        fill="#e2a23b"
      />
    </svg>
  );
}
