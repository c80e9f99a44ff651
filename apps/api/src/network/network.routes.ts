import {
  getCoOfficers,
  getNetwork,
  getNetworkFile,
  getNetworkOwnership,
  getNetworkPath,
  getSameAddress,
} from '@firmament/api-contract/calls/network';
import { languageFromHeader } from '@firmament/api-contract/language';
import type { FastifyInstance } from 'fastify';
import type { ReadsOf } from '../platform/http/own-writes.ts';
import { serve } from '../platform/http/serve.ts';
import { exploreNetwork, type NetworkDeps } from './explore-network.ts';
import { type ExportNetwork, makeNetworkFile } from './file/make-network-file.ts';
import { findCoOfficers } from './find-co-officers.ts';
import { findOwnership } from './find-ownership.ts';
import { findPath } from './find-path.ts';
import { findSameAddress } from './find-same-address.ts';

type Deps = Omit<NetworkDeps, 'rows'> & {
  readsOf: ReadsOf;
  /** Counts the file as an export and names it; from another capability. */
  exportNetwork: ExportNetwork;
};

export const registerNetworkRoutes = (app: FastifyInstance, { readsOf, exportNetwork, ...deps }: Deps): void => {
  serve(app, getNetwork, ({ query, request, caller }) =>
    exploreNetwork({ ...deps, rows: readsOf(request) }, query, caller),
  );

  serve(app, getNetworkFile, async ({ query, member, request, reply, caller }) => {
    const { format, ...asked } = query;
    const language = languageFromHeader(request.headers['accept-language']);
    const file = await exportNetwork({ member, format, language }, () =>
      makeNetworkFile({ ...deps, rows: readsOf(request) }, { asked, format, language, caller }),
    );
    reply.type(file.contentType).header('content-disposition', `attachment; filename="${file.fileName}"`);
    return reply.send(file.content);
  });

  serve(app, getNetworkPath, ({ query, request, caller }) =>
    findPath({ ...deps, rows: readsOf(request) }, query, caller),
  );

  serve(app, getNetworkOwnership, ({ query, request, caller }) =>
    findOwnership({ ...deps, rows: readsOf(request) }, query, caller),
  );

  serve(app, getCoOfficers, ({ query, request, caller }) =>
    findCoOfficers({ ...deps, rows: readsOf(request) }, query, caller),
  );

  serve(app, getSameAddress, ({ query, request }) =>
    findSameAddress({ ...deps, rows: readsOf(request) }, query.company),
  );
};
