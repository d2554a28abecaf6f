export const ENVIROFACTS_HOST = 'data.epa.gov'
export const ENVIROFACTS = `https://${ENVIROFACTS_HOST}/efservice/`

interface Window {
  start: number
  /** Inclusive. Rows are counted from 0, as for `start`. */
  end: number
}

/** Every parameter is encoded, because all of them are path segments. Only the colon of a range must stay. */
export function tableUrl(parts: readonly string[], window?: Window): string {
  const range = window ? ['rows', `${window.start}:${window.end}`] : []
  return `${ENVIROFACTS}${[...parts.map(encodeURIComponent), ...range, 'JSON'].join('/')}`
}
