import { installPackage, onPath } from './apt.mjs'

/** CI installs GDAL or fails. Elsewhere the tests of map files are skipped without GDAL. */
const program = 'ogrinfo'
const find = () => onPath([program])[0]
const path = find() ?? (process.env.CI && installPackage(['gdal-bin']) ? find() : undefined)

if (path) console.log(`Map files are opened with ${path}`)
else console.log(`The tests of map files need GDAL: apt-get install gdal-bin`)
process.exitCode = !path && process.env.CI ? 1 : 0
