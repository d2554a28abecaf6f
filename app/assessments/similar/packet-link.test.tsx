import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PacketLink } from './packet-link'

const link = (item: string) =>
  renderToStaticMarkup(<PacketLink href="?to" item={item} items={['a', 'b']} most={2} address={item} />)

it('a full packet accepts no further row until a row is removed', () => {
  expect(link('a')).toMatch(/href="\?to".*Take it out of the packet/)
  expect(link('c')).toContain('All 2 rows are filled. Take one out first.')
  expect(link('c')).not.toContain('href')
})
