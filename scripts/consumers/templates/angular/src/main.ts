import '@angular/compiler'
import { bootstrapApplication } from '@angular/platform-browser'
import { defineInlayFrame } from '@inlay/sdk-core/embed'
import { PartnerPage } from './partner-page'

defineInlayFrame(window)
await bootstrapApplication(PartnerPage)
