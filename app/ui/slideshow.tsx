import { useId } from 'react';

type Labels = { region: string; pause: string; play: string; slide: (number: number) => string };

/**
 * Background pictures that change every five seconds, without script: the style sheet animates them, hovering or
 * focusing pauses them, a dot chooses a picture, and the button pauses. The first picture is the main one of the
 * page; the others are fetched seconds later. With the data saver on there is only one.
 */
export function Slideshow({
  images,
  savesData,
  labels,
}: {
  images: readonly string[];
  savesData: boolean;
  labels: Labels;
}) {
  const name = useId();
  const shown = savesData ? images.slice(0, 1) : images;
  return (
    <div className={`slides absolute inset-0 slides-${shown.length}`} role="group" aria-label={labels.region}>
      <div aria-hidden="true">
        {shown.map((url, i) => (
          <img
            key={url}
            className="slide"
            src={url}
            alt=""
            width={1280}
            height={640}
            decoding={i === 0 ? undefined : 'async'}
            fetchPriority={i === 0 ? 'high' : 'low'}
            loading={i === 0 ? undefined : 'lazy'}
          />
        ))}
      </div>
      <div className="hero-shade absolute inset-0" />
      {shown.length > 1 ? (
        <div className="slides-controls slides-auto">
          {shown.map((url, i) => (
            <input
              key={url}
              type="radio"
              name={name}
              className="slides-dot"
              aria-label={labels.slide(i + 1)}
              data-plain=""
            />
          ))}
          <input type="checkbox" className="slides-pause" aria-label={labels.pause} data-plain="" />
          <input type="radio" name={name} className="slides-play" aria-label={labels.play} data-plain="" />
        </div>
      ) : null}
    </div>
  );
}
