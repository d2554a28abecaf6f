import { describe, expect, it } from 'vitest'
import { fetchSiteStatus } from '@/app/_lib/sources/site-status'
import { draw } from '@/app/_lib/testing/draw'
import { shareSite } from '@/app/_lib/testing/share-site'
import { ConnectorError } from '@/lib/connector/errors'
import Page from './page'
import { summarize } from './summarize'

const site = shareSite()

describe('status page', () => {
  it('names each source and the cause of a failed host', async () => {
    site().engine.health.failed('hazards.fema.gov', new ConnectorError('upstream_timeout', 'No answer.'))
    const status = await fetchSiteStatus(site())
    const markup = await draw(<Page />)
    expect(markup).toContain(summarize(status))
    for (const { source } of status.sources) expect(markup).toContain(`href="/sources/${source}"`)
    expect(markup).toContain('upstream_timeout')
  })

  it('the status page counts only states that occur', () => {
    const counts = { answers: 1, partly: 0, failed: 2, unasked: 1, off: 0 }
    expect(summarize({ counts })).toBe(
      'This site works. 1 source answered the last time we asked it, 2 failed, and 1 is not asked yet.',
    )
  })
})
