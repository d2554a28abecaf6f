import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { shareSite } from '@/app/_lib/testing/share-site'
import { Registry } from './registry'
import { parcelLayersUrl } from './url'

shareSite({ CONNECTORS_OFF: 'us-parcels' })

it('the page of a registry that is switched off describes no state as unchecked or as having no layer', async () => {
  const { url } = parcelLayersUrl.parse({})
  const markup = renderToStaticMarkup(await Registry({ url }))
  expect(markup).toContain('All sources')
  expect(markup).not.toContain('Not checked yet')
  expect(markup).not.toContain('No layer')
})
