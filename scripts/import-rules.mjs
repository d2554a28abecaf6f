import { posix } from 'node:path'
import { read, tracked } from './figures.mjs'

/**
 * @typedef {object} Rule
 * @property {RegExp} from files that the rule holds for; the first rule that matches a file decides
 * @property {string[]} may project paths that these files may import; `$1` is the first group of `from`
 * @property {string[]} [types] project paths of which they may import types only
 * @property {RegExp} [packages] packages of Next and React that they may import; others are free
 * @property {string} why
 */

const FACE = 'connectors/*/public'
const GEOCODER = ['public', 'index', 'simulator'].map((file) => `connectors/geocoder/${file}`)
const REGISTRY = 'connectors/.'
const HOUSE = 'connectors/engine'
const plain = /^$/
const linked = /^(react|react-dom|next\/(link|form|dynamic|navigation))(\/|$)/

/** @type {Rule[]} */
const rules = [
  { from: /^lib\/records\//, may: ['lib'], packages: plain, why: 'A kind of record knows lib.' },
  {
    from: /^lib\//,
    may: ['lib', '!lib/records'],
    packages: plain,
    why: 'lib knows lib, and no kind of record.',
  },
  {
    from: /^connectors\/(us-public-assessments)\/sources\/florida/,
    may: ['lib', 'connectors/$1', 'connectors/us-florida-parcels/public'],
    packages: plain,
    why: 'Florida’s assessments are columns of its parcels.',
  },
  {
    from: /^connectors\/([^/]+)\//,
    may: ['lib', 'connectors/$1', ...GEOCODER],
    packages: plain,
    why: 'A connector knows lib, its own folder and the geocoder.',
  },
  {
    from: /^connectors\//,
    may: ['lib', 'connectors'],
    packages: plain,
    why: 'The registry knows connectors and lib.',
  },
  {
    from: /^components\//,
    may: ['lib', 'components', FACE],
    packages: linked,
    why: 'Components know React, links, lib, and a connector by its public.ts.',
  },
  { from: /^app\/[^/]+\.test\.tsx?$/, may: [''], why: '' },
  {
    from: /^app\/((?:s|live|ogc|arcgis|csv)\/|_lib\/site\/(create-site|page-exports)\.ts$)/,
    may: ['lib', 'components', 'app', FACE, REGISTRY, HOUSE],
    why: 'A kept page and a live layer know every page, and a connector by its public.ts.',
  },
  {
    from: /^app\/_lib\//,
    may: ['lib', 'components', 'app/*', 'app/_lib', FACE, REGISTRY, HOUSE],
    why: 'app/_lib knows no page, and a connector by its public.ts.',
  },
  {
    from: /^app\/_surfaces\//,
    may: ['lib', 'components', 'app/*', 'app/_lib', 'app/_surfaces', FACE, REGISTRY],
    types: [HOUSE],
    why: 'A surface knows app/_surfaces, app/_lib, a connector by its public.ts, and no page.',
  },
  {
    from: /^app\/([^/]+)\//,
    may: ['lib', 'components', 'app/*', 'app/_lib', 'app/_surfaces', 'app/$1', FACE, REGISTRY],
    types: [HOUSE],
    why: 'A page knows its own folder, app/_lib, app/_surfaces, and a connector by its public.ts.',
  },
  {
    from: /^app\//,
    may: ['lib', 'components', 'app/*', 'app/_lib', 'app/_surfaces', FACE, REGISTRY],
    types: [HOUSE],
    why: 'A file in app itself knows app/_lib, app/_surfaces, a connector by its public.ts, and no page.',
  },
]

const isPageTest = /^app\/.*(\.test\.tsx?$|\/testing\/)/

const statement =
  /^(?:import|export)\s+(type\s)?[^'"`;]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm

/**
 * @param {string} file
 * @param {string} code
 * @returns {string[]} the broken rules in words
 */
export function brokenImports(file, code) {
  const rule = rules.find(({ from }) => from.test(file))
  if (!rule) return []
  return [...code.matchAll(statement)].flatMap(([, isType, ...names]) => {
    const name = names.find(Boolean) ?? ''
    return isAllowed(rule, file, name, Boolean(isType)) ? [] : [`${file} imports ${name}. ${rule.why}`]
  })
}

/**
 * @param {Rule} rule
 * @param {string} file
 * @param {string} name
 * @param {boolean} isType
 */
function isAllowed({ from, may, types = [], packages }, file, name, isType) {
  if (!/^(@\/|\.)/.test(name))
    return (
      !packages ||
      !/^(next|react|react-dom)(\/|$)/.test(name) ||
      packages.test(name) ||
      (isType && packages === linked)
    )
  const target = posix.normalize(
    name.startsWith('@/') ? name.slice(2) : posix.join(posix.dirname(file), name),
  )
  const own = from.exec(file)?.[1] ?? ''
  const within = (/** @type {string} */ pattern) => matches(pattern.replace('$1', own), target)
  if (may.some((pattern) => pattern.startsWith('!') && within(pattern.slice(1)))) return false
  if (isPageTest.test(file) && ['connectors', 'proxy'].some(within)) return true
  return may.some((pattern) => !pattern.startsWith('!') && within(pattern)) || (isType && types.some(within))
}

/**
 * A pattern matches a file, or a folder with everything in it. With a star, which is one path segment, it
 * matches only the whole path. With `/.` at its end, it matches only the folder's index.
 * @param {string} pattern
 * @param {string} target
 */
function matches(pattern, target) {
  if (pattern === '') return true
  if (pattern.endsWith('/.')) return target === pattern.slice(0, -2)
  if (!pattern.includes('*')) return target === pattern || target.startsWith(`${pattern}/`)
  return new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(target)
}

export function findBrokenImports() {
  return tracked()
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => brokenImports(file, read(file)))
}
