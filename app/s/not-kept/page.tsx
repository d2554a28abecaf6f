export { metadata, RefusalPage as default } from '@/app/_surfaces/frozen/refusal-page'
