'use client'
export { ContactSourcingForm, type ContactSourcingFormProps } from './ContactSourcingForm'
export { contactSourcingMessages } from './messages'
