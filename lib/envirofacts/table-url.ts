export const ENVIROFACTS_HOST = 'data.epa.gov'
export const ENVIROFACTS = `https://${ENVIROFACTS_HOST}/efservice/`

interface Window {
  start: number
  /** From 0, both ends inclusive. */
  end: number
}

/** All parameters are path segments, so every one is encoded, except a range: its colon must stay. */
export function tableUrl(parts: readonly string[], window?: Window): string {
  const range = window ? ['rows', `${window.start}:${window.end}`] : []
  return `${ENVIROFACTS}${[...parts.map(encodeURIComponent), ...range, 'JSON'].join('/')}`
}
