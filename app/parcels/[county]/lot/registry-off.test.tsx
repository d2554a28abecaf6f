import { beforeAll, expect, it } from 'vitest'
import { draw } from '@/app/_lib/testing/draw'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { shareSite } from '@/app/_lib/testing/share-site'
import { Lot } from './lot'

shareSite({ CONNECTORS_OFF: 'us-parcels' })
beforeAll(() => giveHeaders({}))

it('the page does not call a layer unknown if the operator has switched all layers off', async () => {
  const markup = await draw(await Lot({ kind: 'lot', layer: 'az-maricopa', id: '109-89-232' }))
  expect(markup).toContain('We could not load the parcel')
  expect(markup).not.toContain('We do not know this parcel layer')
})
