import { Link } from 'react-router';

/** Leads to the page that says who is paid: wherever a payment is spoken of. */
export function PaySafelyLink({ text }: { text: string }) {
  return (
    <Link to="/pay-safely" className="link inline-flex min-h-11 items-center">
      {text}
    </Link>
  );
}
