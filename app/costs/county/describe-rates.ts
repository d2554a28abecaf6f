import type { CountyFigure } from './county-figures'

const texts = {
  title: (county: string, value: string) => `Unemployment in ${county}: ${value}`,
  none: (county: string) => `The Bureau publishes no unemployment rate of ${county}`,
  month: (month: string, note: string) => `In ${month}${note && ` (${note})`}`,
  change: (change: string, before: string) => `${change} from a year before (${before})`,
  beside: (place: string, value: string, month: string) => `${place}: ${value} in ${month}.`,
  seasons:
    'Unlike these, the rate of the county is not seasonally adjusted: compare it with the same month of another year.',
}

export const titleRate = (county: string, rate: CountyFigure | undefined): string =>
  rate?.latest ? texts.title(county, rate.latest.value) : texts.none(county)

/** The first figures are the rates of the county, its state and the country. */
export function describeRates([county, state, country]: readonly CountyFigure[]): string {
  const beside = [state, country].flatMap((each) =>
    each?.latest ? [texts.beside(each.place, each.latest.value, each.latest.month)] : [],
  )
  if (!county?.latest) return beside.join(' ')
  const { latest, change, before } = county
  const own = [
    texts.month(latest.month, latest.note),
    ...(change && before ? [texts.change(change, before)] : []),
  ].join(', ')
  return [`${own}.`, ...beside, ...(beside.length > 0 ? [texts.seasons] : [])].join(' ')
}
