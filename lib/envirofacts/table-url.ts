export const ENVIROFACTS_HOST = 'data.epa.gov'
export const ENVIROFACTS = `https://${ENVIROFACTS_HOST}/efservice/`

interface Window {
  start: number
  /** Inclusive. The first row is 0. */
  end: number
}

/** The colon of a range must stay unencoded. */
export function tableUrl(parts: readonly string[], window?: Window): string {
  const range = window ? ['rows', `${window.start}:${window.end}`] : []
  return `${ENVIROFACTS}${[...parts.map(encodeURIComponent), ...range, 'JSON'].join('/')}`
}
