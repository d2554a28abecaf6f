import { describe, expect, it } from 'vitest'
import { parseDatasetLink } from './fetch-search'
import { searchHref, searchUrl } from './url'

describe('searchUrl', () => {
  it('the URL that is built from a state parses to that state', () => {
    const url = { q: 'permits & "fees"', portal: 'data.quill.example', more: true }
    const query = Object.fromEntries(new URL(searchHref(url), 'https://site.example').searchParams)
    expect(searchUrl.parse(query)).toMatchObject({ url, dropped: [] })
  })

  it('accepts the URL of a portal instead of its host name', () => {
    expect(searchUrl.parse({ portal: 'https://data.quill.example/browse?q=x' }).url.portal).toBe(
      'data.quill.example',
    )
  })

  it('names the parameters whose values are invalid', () => {
    expect(searchUrl.parse({ q: 'a\u0000b', portal: 'x'.repeat(501) }).dropped).toEqual(['q', 'portal'])
  })
})

describe('parseDatasetLink', () => {
  it.each([
    'https://data.quill.example/d/quil-0001',
    'http://Data.Quill.example/Buildings/Building-Permits/quil-0001/about_data',
    ' https://data.quill.example/resource/QUIL-0001.json?$limit=5 ',
  ])('parses a data set link from %s', (typed) => {
    expect(parseDatasetLink(typed)).toEqual({ portal: 'data.quill.example', datasetId: 'quil-0001' })
  })

  it.each(['building permits', 'https://data.quill.example/browse', 'data.quill.example/d/quil-0001-more'])(
    'finds no data set in %s',
    (typed) => {
      expect(parseDatasetLink(typed)).toBeUndefined()
    },
  )
})
