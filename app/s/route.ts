export { POST } from '@/app/_surfaces/frozen/keep-route'
