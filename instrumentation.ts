import type { Instrumentation } from 'next'

/** Creates the app before the first request, so that an invalid configuration stops the start. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { loadSpanish } = await import('./lib/language/register-spanish')
  loadSpanish()
  if (process.env.NODE_ENV !== 'production') return
  const { getApp } = await import('./app/_lib/site/app')
  await getApp()
  // Both runners continue the work that a restart interrupted.
  const { getJobRunner } = await import('./app/_surfaces/jobs/job-runner')
  await getJobRunner()
  const { getFeedRunner } = await import('./app/_surfaces/feeds/feed-runner')
  await getFeedRunner()
}

/** Logs a failed page, route handler or action as one line, without the URL of the request. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ getApp }, { isHangUp }] = await Promise.all([
    import('./app/_lib/site/app'),
    import('./lib/server/is-hang-up'),
  ])
  if (isHangUp(error)) return
  const { log } = await getApp()
  const reference = error instanceof Error && 'digest' in error ? String(error.digest) : undefined
  const { routePath: path, routeType: kind } = context
  log.error({ reference, path, kind, err: error }, 'a fault on our side')
}
