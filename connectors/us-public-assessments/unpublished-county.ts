import type { Source } from './source'

const plain = (county: string) =>
  county
    .trim()
    .toLowerCase()
    .replace(/\s+county$/, '')
    .replace(/^(saint|st\.?)\s+/, 'st. ')

/** Counties join as they please, so the source is asked all the same; an empty answer is then explained. */
export function sayUnpublished({ counties, title }: Source, county = ''): string[] {
  if (!counties || plain(county) === '') return []
  if (counties.published.some((each) => plain(each) === plain(county))) return []
  return [
    `The county named is not published in ${title} (as of ${counties.asOf}). Published are: ${counties.published.join(', ')}.`,
  ]
}
