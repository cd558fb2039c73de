import { Part } from './page-parts.tsx';

export type LegalTexts = {
  title: string;
  subtitle: string;
  parts: readonly { title: string; text: string }[];
};

/** A page of plain sections: what is stored about visitors, or the terms. */
export function LegalPage({ title, subtitle, parts }: LegalTexts) {
  return (
    <>
      <div className="wrap pt-8">
        <h1 className="h1">{title}</h1>
        <p className="lead mt-2">{subtitle}</p>
      </div>
      {parts.map((part) => (
        <Part key={part.title} title={part.title}>
          <p className="max-w-3xl whitespace-pre-line">{part.text}</p>
        </Part>
      ))}
    </>
  );
}
