import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import { IconButton } from '../components/IconButton.tsx';
import { useDirection, useReducedMotion } from '../theme/page-settings.ts';
import { useAutoplay } from './autoplay.ts';
import { Bar, Dots, Frame, Slide, Track, View } from './carousel-style.ts';

/** One slide. */
export interface CarouselSlide {
  id: string;
  /** Accessible name, e.g. its title. */
  label: string;
  content: ReactNode;
}

/** Texts of a carousel. */
export interface CarouselWords {
  /** Role of a carousel, e.g. "carousel"; announced after its name. */
  carousel: string;
  /** Role of a slide, e.g. "slide". */
  slide: string;
  previous: string;
  next: string;
  /** Stops the automatic movement. */
  pause: string;
  /** Starts the movement again. */
  play: string;
  /** The current position, e.g. "2 of 5". */
  position: (index: number, count: number) => string;
  /** Name of a dot, e.g. "Go to slide 2". */
  goTo: (index: number) => string;
}

export interface CarouselProps {
  /** Accessible name, e.g. "Recommended". */
  label: string;
  /** The slides, in order. */
  slides: readonly CarouselSlide[];
  /** All its texts, in the reader's language. */
  words: CarouselWords;
  /** Number of slides side by side; with a fraction the next one is partly visible. */
  perView?: number;
  /** The first slide follows the last. */
  loop?: boolean;
  /** Interval of turning by itself, ms, 3000 at least; only on request, and with a button that stops it. */
  autoplay?: number;
  /** Called with the index of the front slide. */
  onSelect?: (index: number) => void;
}

/** Known position of the carousel. */
interface Standing {
  page: number;
  pages: number;
  back: boolean;
  on: boolean;
  /** Indexes of the visible slides; undefined until measured. */
  seen: ReadonlySet<number> | undefined;
}

const start: Standing = { page: 0, pages: 1, back: false, on: false, seen: undefined };

/** Slides side by side, by the WAI-ARIA carousel pattern: slides out of sight cannot be focused or read. */
export function Carousel({ label, slides, words, perView = 1, loop = false, autoplay, onSelect }: CarouselProps) {
  const id = useId();
  const direction = useDirection();
  const calm = useReducedMotion();
  const [view, embla] = useEmblaCarousel({
    align: 'start',
    direction,
    loop,
    slidesToScroll: 'auto',
    duration: calm ? 0 : 20,
    // Disables the library's scrolling to the focus: slides out of sight cannot take it.
    watchFocus: false,
    inViewThreshold: 0.6,
  });
  const [{ page, pages, back, on, seen }, setStanding] = useState(start);

  useEffect(() => {
    if (embla === undefined) return undefined;
    const look = () => {
      const selected = embla.selectedScrollSnap();
      const groups = embla.internalEngine().slideRegistry;
      setStanding({
        page: selected,
        pages: embla.scrollSnapList().length,
        back: embla.canScrollPrev(),
        on: embla.canScrollNext(),
        seen: new Set(groups[selected]),
      });
    };
    look();
    embla.on('select', look).on('reInit', look);
    return () => {
      embla.off('select', look).off('reInit', look);
    };
  }, [embla]);
  useEffect(() => {
    if (embla === undefined || onSelect === undefined) return undefined;
    const told = () => onSelect(embla.internalEngine().slideRegistry[embla.selectedScrollSnap()]?.[0] ?? 0);
    embla.on('select', told);
    return () => {
      embla.off('select', told);
    };
  }, [embla, onSelect]);

  const turn = useCallback(() => {
    if (embla?.canScrollNext() === true) embla.scrollNext(calm);
    else embla?.scrollTo(0, calm);
  }, [embla, calm]);
  const { moving, wanted, toggle, hold } = useAutoplay(pages > 1 ? autoplay : undefined, turn);

  return (
    <Frame aria-roledescription={words.carousel} aria-label={label} {...hold}>
      <View ref={view} id={id} aria-live={moving ? 'off' : 'polite'}>
        <Track style={{ '--share': `${100 / perView}%` }}>
          {slides.map((slide, index) => (
            <Slide
              key={slide.id}
              role="group"
              aria-roledescription={words.slide}
              aria-label={`${slide.label}, ${words.position(index + 1, slides.length)}`}
              inert={seen !== undefined && !seen.has(index)}
            >
              {slide.content}
            </Slide>
          ))}
        </Track>
      </View>
      {pages > 1 ? (
        <Bar>
          {autoplay === undefined ? null : (
            <IconButton size="sm" label={wanted ? words.pause : words.play} onClick={toggle}>
              {wanted ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
            </IconButton>
          )}
          <Dots>
            {Array.from({ length: pages }, (_, index) => (
              <button
                key={index}
                type="button"
                aria-label={words.goTo(index + 1)}
                aria-current={index === page || undefined}
                aria-controls={id}
                onClick={() => embla?.scrollTo(index, calm)}
              />
            ))}
          </Dots>
          <IconButton
            data-turns=""
            size="sm"
            variant="outline"
            label={words.previous}
            aria-controls={id}
            shut={!back}
            onClick={() => embla?.scrollPrev(calm)}
          >
            <ChevronLeft size={18} aria-hidden="true" />
          </IconButton>
          <IconButton
            data-turns=""
            size="sm"
            variant="outline"
            label={words.next}
            aria-controls={id}
            shut={!on}
            onClick={() => embla?.scrollNext(calm)}
          >
            <ChevronRight size={18} aria-hidden="true" />
          </IconButton>
        </Bar>
      ) : null}
    </Frame>
  );
}
