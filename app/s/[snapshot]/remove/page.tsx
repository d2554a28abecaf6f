export { metadata, RemovalPage as default } from '@/app/_surfaces/frozen/removal-page'
