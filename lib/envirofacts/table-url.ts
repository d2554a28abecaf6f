export const ENVIROFACTS_HOST = 'data.epa.gov'
export const ENVIROFACTS = `https://${ENVIROFACTS_HOST}/efservice/`

interface Window {
  start: number
  /** Inclusive, and counted from 0 like `start`. */
  end: number
}

/** Encodes every parameter, because all are path segments. Only the colon of a range must stay. */
export function tableUrl(parts: readonly string[], window?: Window): string {
  const range = window ? ['rows', `${window.start}:${window.end}`] : []
  return `${ENVIROFACTS}${[...parts.map(encodeURIComponent), ...range, 'JSON'].join('/')}`
}
