import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readVersion, root } from './source-hash.mjs'

/** @typedef {{ version?: string, license?: string, integrity?: string, dev?: boolean, link?: boolean, optional?: boolean, devOptional?: boolean }} Locked */

/**
 * Replaces `npm sbom --omit dev`, which also omits production packages that a development tool needs too.
 * @param {Record<string, Locked>} packages
 * @param {string} version
 */
export function toBillOfMaterials(packages, version) {
  const components = new Map(
    Object.entries(packages)
      .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
      .map(([path, locked]) => toComponent(path.replace(/^.*node_modules\//, ''), locked))
      .map((component) => [component['bom-ref'], component]),
  )
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: 'openplat', version } },
    components: [...components.values()],
  }
}

/**
 * @param {string} name
 * @param {Locked} locked
 */
function toComponent(name, { version = '', license, integrity, optional, devOptional }) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const [, hash] = /^sha512-(.+)$/.exec(integrity ?? '') ?? []
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    scope: optional || devOptional ? 'optional' : 'required',
    ...(hash ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] } : {}),
    ...(license ? { licenses: [{ license: { name: license } }] } : {}),
  }
}

if (process.argv[1] === import.meta.filename) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const bill = toBillOfMaterials(packages, readVersion())
  mkdirSync(join(root, 'reports'), { recursive: true })
  writeFileSync(join(root, 'reports/bill-of-materials.cdx.json'), JSON.stringify(bill, null, 2))
  console.log(`${bill.components.length} packages in reports/bill-of-materials.cdx.json`)
}
