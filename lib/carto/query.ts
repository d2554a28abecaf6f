import { encodeValue, LONGEST_URL } from '@/lib/query-url'

export interface SqlRequest {
  url: string
  method?: 'POST'
  headers?: Record<string, string>
  body?: string
}

/** Only texts of lib/sql come here. */
export function sqlRequest(host: string, sql: string): SqlRequest {
  const url = `https://${host}/api/v2/sql`
  const text = `q=${encodeValue(sql)}&format=json`
  if (url.length + text.length < LONGEST_URL) return { url: `${url}?${text}` }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return { url, method: 'POST', headers, body: text }
}
