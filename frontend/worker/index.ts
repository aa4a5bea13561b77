/*
 * The service worker: without a network the app still opens, with the books that were opened on this device.
 * Pages and answers come from the network while there is one; only files whose names change with their content do not.
 */
import type { WorkerMessage } from '../src/lib/kept';
import { forget, removeOld } from './caches';
import { app, keepPage } from './pages';
import { keepAll, respond } from './respond';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(keepAll([app, '/config.json']));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOld().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if ('forget' in message) return event.waitUntil(forget());
  const { addresses, authorization, script } = message;
  event.waitUntil(keepAll(addresses, authorization));
  if (script) event.waitUntil(keepPage(script));
});

self.addEventListener('fetch', (event) => {
  const response = respond(event.request);
  if (response !== undefined) event.respondWith(response);
});
