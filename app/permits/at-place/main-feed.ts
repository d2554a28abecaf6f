import type { ListedSource } from '../fetch-permits'

type Feed = Pick<ListedSource, 'enabled' | 'reach' | 'entity' | 'dateMeaning' | 'newestFirst' | 'mark'>

const surest = ['A', 'B+', 'B', 'C+', 'D', 'unknown']

/** The feed whose newest rows answer for a place: its own or its county’s, of permits rather than applications. */
export function mainFeed<F extends Feed>(covering: readonly F[]): F | undefined {
  return covering
    .filter(({ enabled, reach }) => enabled && (reach === 'city' || reach === 'county'))
    .toSorted((a, b) => rank(a) - rank(b))[0]
}

/** Lower is better; what tells more comes first. */
const rank = ({ reach, entity, newestFirst, dateMeaning, mark }: Feed): number =>
  [reach !== 'city', entity !== 'building-permit', !newestFirst, dateMeaning !== 'issued'].reduce(
    (sum, isWorse) => sum * 2 + Number(isWorse),
    0,
  ) *
    surest.length +
  surest.indexOf(mark)
