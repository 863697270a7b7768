export { platformDestinations } from './destinations'
export { platformMessages } from './messages'
