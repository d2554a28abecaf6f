import { joinPoints, type KeptPlace, type Places } from './place-list'

export const MOST_SHOWN = 5

/** What the home page shows: the latest seen, then the latest saved, each place once. */
export const shownPlaces = ({ saved, recent }: Places): KeptPlace[] =>
  joinPoints<KeptPlace>(recent, saved).slice(0, MOST_SHOWN)
