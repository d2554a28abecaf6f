import type { Context } from '@/lib/connector/method'
import type { LoadedSeries } from './load-series'
import type { Years } from './year-blocks'

interface Asked {
  years: Years
  calculations: boolean
  catalog: boolean
}

/** What the answer leaves out, in sentences. */
export function sayNotes(
  { years, calculations, catalog }: Asked,
  series: readonly LoadedSeries[],
  { settings, now }: Pick<Context, 'settings' | 'now'>,
): string[] {
  const notes: string[] = []
  const extras = [...(calculations ? ['calculations'] : []), ...(catalog ? ['catalog'] : [])]
  if (extras.length > 0 && !settings.BLS_API_KEY) {
    notes.push(`Without ${extras.join(' and ')}: the source gives these only to a site with a key.`)
  }
  const undescribed = series.filter(({ status, catalog: given }) => hasData(status) && given === null)
  if (catalog && settings.BLS_API_KEY && undescribed.length > 0) {
    notes.push(`No catalog came for ${undescribed.map(({ seriesId }) => seriesId).join(', ')}.`)
  }
  const thisYear = now().getUTCFullYear()
  if (years.endYear > thisYear) {
    notes.push(`Nothing is published for years after ${thisYear}, so they were not asked for.`)
  }
  if (series.some(({ hasUnreadRemark }) => hasUnreadRemark)) {
    notes.push('The source added a remark that we do not understand; some periods may be missing.')
  }
  if (series.some(({ isNameUnconfirmed }) => isNameUnconfirmed)) {
    notes.push('Names marked as unconfirmed are not from a document of the source.')
  }
  return notes
}

const hasData = (status: LoadedSeries['status']) => status === 'loaded' || status === 'partial'
