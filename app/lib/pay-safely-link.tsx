import { Link } from 'react-router';

/** Link to the page that says who is paid. Shown wherever a payment is mentioned. */
export function PaySafelyLink({ text }: { text: string }) {
  return (
    <Link to="/pay-safely" className="link inline-flex min-h-11 items-center">
      {text}
    </Link>
  );
}
