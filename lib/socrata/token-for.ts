import type { Context } from '@/lib/connector/method'

/** Without one, all who ask from the same address share what the portals allow. */
export function tokenFor({ settings }: Pick<Context, 'settings'>): { headers?: Record<string, string> } {
  const token = settings.SOCRATA_APP_TOKEN
  return token ? { headers: { 'x-app-token': token } } : {}
}
