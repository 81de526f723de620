import type { GatsbyNode } from "gatsby";
import { apiTypes } from "../schema/pageTypes";
import { pageTypes } from "../schema/pageTypes";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes([pageTypes, apiTypes]);
};
