export { campaignsDestinations } from './destinations'
export { campaignsMessages } from './messages'
