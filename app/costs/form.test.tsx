import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CostsForm } from './form'
import { costsUrl } from './url'

it.each([{}, { series: 'CUUR0000SA0', from: '20' }])(
  'every element id is unique in the form for the query %j',
  (query) => {
    const markup = renderToStaticMarkup(<CostsForm reading={costsUrl.parse(query)} />)
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(5)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const described = [...markup.matchAll(/aria-describedby="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    )
    for (const id of described) expect(ids).toContain(id)
  },
)
